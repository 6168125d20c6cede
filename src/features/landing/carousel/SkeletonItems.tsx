interface SkeletonItemsProps {
  /** Name of the items: 'tour'. */
  name: string;
  /** Class of the list of which they are placeholders. */
  list: string;
  count: number;
}

/** Items of a list in outline, before they are there. */
export function SkeletonItems({ name, list, count }: SkeletonItemsProps) {
  return (
    <div className={list}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={`bone bone-${name}`} data-testid={`${name}-skeleton`} />
      ))}
    </div>
  );
}
