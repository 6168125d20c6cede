const MOST = 100;

/** How many rows a list call asks for: 1 to 100; anything else than a number asks for `usual`. */
export function readLimit(sent: string | undefined, usual: number): number {
  const wanted = Number.parseInt(sent ?? '', 10);
  return Number.isNaN(wanted) ? usual : Math.min(Math.max(wanted, 1), MOST);
}
