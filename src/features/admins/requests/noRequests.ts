/** Empty states of the request lists. */
export const noRequests = {
  pending: {
    title: 'No pending requests',
    text: 'People who sign in without access can request it. Their requests appear here.',
  },
  rejected: {
    title: 'No rejected requests',
    text: 'Rejected requests stay here and can be approved later.',
  },
  demoted: {
    title: 'No demoted admins',
    text: 'Demoted admins stay here and can be promoted again.',
  },
} as const;
