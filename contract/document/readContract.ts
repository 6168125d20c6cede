/** Path of the document, from the root of the repository. */
export const CONTRACT = 'contract/openapi.yaml';
