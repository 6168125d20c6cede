/** True for the second click of a double click, which falls on the backdrop of the dialog that the first one opened. */
export const isSecondClick = (event: object): boolean =>
  'detail' in event && typeof event.detail === 'number' && event.detail > 1;
