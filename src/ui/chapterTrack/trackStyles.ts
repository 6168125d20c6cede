import { regionShades } from './regionShades';
import { CHAPTER_TRACK_HEIGHT } from '../timeline/timelineSizes';

const shade = (part: keyof typeof regionShades) =>
  `color-mix(in srgb, var(--accent-fill) ${regionShades[part]}%, var(--page))`;

/** One style sheet for all regions and handles: there may be hundreds, and they move with every frame. */
export const trackStyles = {
  position: 'relative',
  height: CHAPTER_TRACK_HEIGHT,
  borderBottom: '1px solid var(--line)',
  touchAction: 'pan-y',
  userSelect: 'none',
  '& .regions': { position: 'absolute', insetBlock: 0 },
  '& .region': {
    position: 'absolute',
    top: 2,
    bottom: 2,
    minWidth: 2,
    display: 'flex',
    alignItems: 'center',
    border: `1px solid ${shade('border')}`,
    borderRadius: '4px',
    backgroundColor: shade('region'),
    color: 'text.primary',
    fontSize: 12,
    cursor: 'grab',
  },
  '& .region:nth-of-type(even)': { backgroundColor: shade('neighbour') },
  '& .region:hover': { backgroundColor: shade('hovered') },
  // The playing chapter: a bar at its bottom, without accent colour, because keys act on the focused chapter instead.
  '& .region.playing': {
    borderBottomColor: 'var(--text-quiet)',
    boxShadow: 'inset 0 -2px var(--text-quiet)',
  },
  // One of several selected chapters: a bar at its top and a border, in addition to the shade.
  '& .region[data-marked]': {
    zIndex: 1,
    backgroundColor: shade('marked'),
    borderColor: 'var(--accent-text)',
    boxShadow: 'inset 0 3px var(--accent-text)',
  },
  '& .region[data-focused]': {
    zIndex: 1,
    backgroundColor: 'var(--accent-fill)',
    borderColor: 'var(--accent-text)',
    color: 'var(--accent-on-fill)',
    fontWeight: 600,
  },
  '& .region:focus-visible': {
    outline: '2px solid var(--accent-text)',
    outlineOffset: 1,
    zIndex: 2,
  },
  // The title fills the height of its region; a clipped title must not cover the next region.
  '& .title': {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    height: '100%',
    mx: '10px',
    overflow: 'hidden',
    pointerEvents: 'none',
  },
  '& .narrow .title': { display: 'none' },
  // A narrow bar in a wider pointer target, painted as a background so that it needs no element.
  '& .handle': {
    position: 'absolute',
    zIndex: 3,
    top: 0,
    bottom: 0,
    left: 0,
    backgroundImage: 'linear-gradient(var(--bar, var(--accent-text)) 0 0)',
    backgroundRepeat: 'no-repeat',
    backgroundPositionY: '50%',
    backgroundSize: '2px calc(100% - 10px)',
    cursor: 'ew-resize',
    touchAction: 'none',
    outline: 'none',
  },
  '& .handle.covered': { backgroundImage: 'none', pointerEvents: 'none' },
  '& .handle:hover': { backgroundSize: '4px calc(100% - 10px)' },
  '& .handle[data-focused]': { '--bar': 'var(--accent-on-fill)' },
  '& .handle.outside': { '--bar': 'var(--accent-text)' },
  '& .handle:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: -1 },
  '& .snap': {
    position: 'absolute',
    zIndex: 5,
    top: 0,
    left: 0,
    width: 0,
    height: 400,
    borderLeft: '1px dashed var(--accent-text)',
    pointerEvents: 'none',
  },
} as const;
