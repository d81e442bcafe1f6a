export const roles = {
  ROLE_USER: 'Medewerker',
  ROLE_ADMIN: 'HR',
  both: 'Medewerker + HR',
}
