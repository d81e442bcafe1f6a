import { expect, test } from 'vitest'
import { refusalToAddPushDevice } from './refusalToAddPushDevice.ts'

const codeOf = (endpoint: string, devices = 0, testService: string | null = null) =>
  refusalToAddPushDevice({ endpoint, devices, testService })?.code ?? null

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://wns2-par02p.notify.windows.com/w/?token=BQ%3d',
  'https://web.push.apple.com/QOeP',
])('a browser with the push service %s can get messages', (endpoint) => {
  expect(codeOf(endpoint)).toBeNull()
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com@10.0.0.5/x',
  'https://10.0.0.5/x',
  'https://[::1]/x',
  'https://127.0.0.1/x',
  'https://localhost/x',
  'https://intern.office.example/x',
  'https://fcm.googleapis.com.example.be/x',
  'https://evilfcm.googleapis.com/x',
  'https://push.services.mozilla.com.example/x',
  'https://web.push.apple.com',
  'https:\\\\web.push.apple.com/x',
  'https://web.push.apple.com\\@10.0.0.5/x',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '',
])('the push address %s is refused', (endpoint) => {
  expect(codeOf(endpoint)).toBe('push_service_unknown')
})

test('a person cannot get push messages in a sixth browser', () => {
  expect(codeOf('https://web.push.apple.com/x', 4)).toBeNull()
  expect(codeOf('https://web.push.apple.com/x', 5)).toBe('too_many_push_devices')
})

test('the push service of the tests is allowed only in tests', () => {
  expect(codeOf('http://127.0.0.1:4000/push/1', 0, 'http://127.0.0.1:4000')).toBeNull()
  expect(codeOf('http://127.0.0.1:40001/push/1', 0, 'http://127.0.0.1:4000')).toBe('push_service_unknown')
})
