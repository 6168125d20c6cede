interface SkeletonItemsProps {
  /** Name of the items, as in 'tour'. */
  name: string;
  /** Class of the list that the placeholders stand for. */
  list: string;
  count: number;
}

/** Skeleton of a list's items. */
export function SkeletonItems({ name, list, count }: SkeletonItemsProps) {
  return (
    <div className={list}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={`bone bone-${name}`} data-testid={`${name}-skeleton`} />
      ))}
    </div>
  );
}
