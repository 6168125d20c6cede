import { nullableText } from './field';

/**
 * The last change of texts in one language, in ISO 8601; null where no answer told. A translation's own call tells it
 * as `updated_at`, which elsewhere is the version of a record that a change is made on.
 */
export const textTime = () => nullableText({ spellings: ['updated_at'] });
