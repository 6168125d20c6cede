export type DecisionVerb = 'demote' | 'promote' | 'reject';

/** Storage key of the draft of a decision. */
export const decisionDraftKey = (verb: DecisionVerb, id: string) => `admin/${verb}/${id}`;

/** Parses the part of a storage key after 'admin/'; null when it is not a decision. */
export function parseDecisionKey(subpath: string): { verb: DecisionVerb; id: string } | null {
  const [, verb, id] = /^(demote|promote|reject)\/(.+)$/.exec(subpath) ?? [];
  if (id === undefined) return null;
  return verb === 'demote' || verb === 'promote' || verb === 'reject' ? { verb, id } : null;
}
