const ordinals = [
  ...['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  ...['Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen'],
  ...['Nineteen', 'Twenty'],
];

/** The title proposed for the next chapter of `count`: 'Chapter One' … 'Chapter Twenty', 'Chapter 21'. */
export function nextChapterName(count: number): string {
  return `Chapter ${ordinals[count] ?? count + 1}`;
}
