import { SkeletonItems } from '../carousel/SkeletonItems';

const parts = [
  { name: 'highlight', list: 'highlights', count: 3 },
  { name: 'tour', list: 'tour-row', count: 4 },
  { name: 'city', list: 'cities', count: 6 },
  { name: 'language', list: 'chips', count: 10 },
] as const;

interface LandingSkeletonProps {
  /** True when highlights and tours are already rendered. */
  isPartial?: boolean;
}

/** Skeleton of the page, with the number of items from the specification. */
export function LandingSkeleton({ isPartial = false }: LandingSkeletonProps) {
  return (
    <div role="status" aria-label="Loading tours">
      {parts.slice(isPartial ? 2 : 0).map((part) => (
        <div
          key={part.name}
          id={part.name === 'tour' ? 'featured' : undefined}
          className={`section ${part.name === 'city' ? 'panel' : ''}`}
          aria-hidden
        >
          {part.name !== 'highlight' && <div className="bone bone-title" />}
          <SkeletonItems {...part} />
        </div>
      ))}
    </div>
  );
}
