const numerals =
  'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty'.split(
    ' ',
  );

/** Title proposed for a chapter after `count` others: 'Chapter One' … 'Chapter Twenty', 'Chapter 21'. */
export function nextChapterName(count: number): string {
  return `Chapter ${numerals[count] ?? count + 1}`;
}
