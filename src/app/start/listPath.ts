/** The list of tours, where most of the work begins. */
export const LIST_PATH = '/admin/tours';
