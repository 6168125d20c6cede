/** Texts as they are stored and answered: their time is that of the row, `updated_at`. */
export type Stored<Texts> = Omit<Texts, 'text_updated_at'>;
