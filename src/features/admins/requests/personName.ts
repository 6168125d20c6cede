/** Display name of a person: the name, or the e-mail address. */
export function personName(person: { full_name: string | null; email: string | null }): string {
  return person.full_name?.trim() || person.email || 'Unknown person';
}
