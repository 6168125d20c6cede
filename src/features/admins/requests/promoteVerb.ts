import { type AdminRequest } from '../../../domain/people/admin';

const verbs: Record<string, string> = { rejected: 'Re-approve', demoted: 'Re-promote' };

/** Label of the button that makes a requester an admin. */
export const promoteVerb = ({ status }: AdminRequest): string => verbs[status] ?? 'Promote';
