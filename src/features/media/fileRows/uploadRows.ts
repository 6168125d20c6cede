import { countOf } from '../../../domain/text/count';

/** Controls of what is to be put right. */
export const WRONG = '[aria-invalid="true"]';
/** Buttons that remove what can't be sent: it stays behind otherwise. */
export const REFUSED = '[data-refused]';

/** 'Upload 3 files'; 'Upload 2 of 3 files' where one can't be sent. */
export const uploadLabel = (sendable: number, count: number): string =>
  sendable === 0 || sendable === count
    ? `Upload ${countOf(count, 'file')}`
    : `Upload ${sendable} of ${countOf(count, 'file')}`;
