import { graphemesOf } from './script';

function firstOf(word: string): string {
  return (graphemesOf(word)[0] ?? '').toLocaleUpperCase('en');
}

/** Initials of one or two letters for an avatar, whole graphemes in any script; '?' without a name. */
export function initialsOf(nameOrEmail: string | null | undefined): string {
  const text = (nameOrEmail ?? '').trim();
  const isEmail = /^\S+@\S+$/.test(text);
  const words = (isEmail ? text.replace(/@.*$/, '').split(/[._+-]/) : text.split(/\s+/)).filter(
    (word) => /[\p{L}\p{N}]/u.test(word),
  );
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  if (first === undefined) return '?';
  return firstOf(first) + (last === undefined ? '' : firstOf(last));
}
