/** True for the second click of a double click: the first one has done what was meant. */
export const isSecondClick = (event: object): boolean =>
  'detail' in event && typeof event.detail === 'number' && event.detail > 1;
