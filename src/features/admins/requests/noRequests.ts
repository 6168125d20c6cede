/** Empty states of the request lists. */
export const noRequests = {
  pending: {
    title: 'No pending requests',
    text: 'Whoever signs in without access can ask for it; the request shows up here.',
  },
  rejected: {
    title: 'No rejected requests',
    text: 'Requests that were turned down stay here and can be approved later.',
  },
  demoted: {
    title: 'No demoted admins',
    text: 'Admins whose access was taken away stay here and can be promoted again.',
  },
} as const;
