import { type AdminRequest } from '../../../domain/people/admin';

const verbs: Record<string, string> = { rejected: 'Re-approve', demoted: 'Re-promote' };

/** Word of the button that makes the person of a request an admin. */
export const promoteVerb = ({ status }: AdminRequest): string => verbs[status] ?? 'Promote';
