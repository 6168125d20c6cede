/** Path of the tours list, where most work starts. */
export const TOURS_PATH = '/admin/tours';
