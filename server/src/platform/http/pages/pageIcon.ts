export const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#672351"/><path d="M9.2 10.4v5.9a6.8 6.8 0 0 0 13.6 0v-5.9" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/><path d="M16 16.6 19.4 8.6" stroke="#e2b35c" stroke-width="2.4" stroke-linecap="round"/><circle cx="16" cy="16.8" r="2.1" fill="#e2b35c"/></svg>`

/** The picture is in the HTML, because browsers would otherwise request an icon file that does not exist. */
export const pageIcon = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(logo)}">`
