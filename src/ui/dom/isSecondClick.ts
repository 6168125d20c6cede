/** True for the second click of a double click, whose first click already acted. */
export const isSecondClick = (event: object): boolean =>
  'detail' in event && typeof event.detail === 'number' && event.detail > 1;
