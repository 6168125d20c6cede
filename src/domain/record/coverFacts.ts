/** Facts about a cover picture's URL; some workers return it under another name. */
export const coverFacts = { label: 'cover', spellings: ['cover_url', 'coverImageUrl'] };
