export type DecisionVerb = 'demote' | 'promote' | 'reject';

/** Where the words of a decision that is not made yet are kept. */
export const placeOfDraft = (verb: DecisionVerb, id: string) => `admin/${verb}/${id}`;

/** Which decision the rest of a place after 'admin/' is about; null for none. */
export function decisionAt(rest: string): { verb: DecisionVerb; id: string } | null {
  const [, verb, id] = /^(demote|promote|reject)\/(.+)$/.exec(rest) ?? [];
  if (id === undefined) return null;
  return verb === 'demote' || verb === 'promote' || verb === 'reject' ? { verb, id } : null;
}
