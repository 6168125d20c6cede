import type { TourRow } from '../../../src/domain/tours/tour';
import type { Call } from '../chooseCalls';
import type { EditorCall } from '../mixedLoad';

/** Calls of every compared product, in measuring order. */
export const comparedCalls = {
  list: 'List',
  unchanged: 'The list, unchanged',
  one: 'One tour',
  search: 'Search',
  landing: 'Public: first published',
} as const;
export type ComparedCall = keyof typeof comparedCalls;

/** An editor's calls common to all products, in the product's own form; the headers are those of its list. */
export interface Editing {
  search(word: string): string;
  tour(id: string): string;
  change(id: string, durationSeconds: number): Omit<EditorCall, 'headers'>;
}

/** A product with the catalogue, running as a local server. */
export interface RunningPeer {
  url: string;
  pid: number;
  calls: Record<Exclude<ComparedCall, 'unchanged'>, Omit<Call, 'name'>>;
  editing: Editing;
  stop(): Promise<void>;
}

/** The catalogue given to each product: rows of the list, without their sections. */
export type PeerTour = Omit<TourRow, 'tour_sections'>;

export interface PeerOptions {
  /** URL of an empty PostgreSQL database for this product alone. */
  databaseUrl: string;
  tours: readonly PeerTour[];
  /** Number of tours on the landing page. */
  featured: number;
}

export interface Peer {
  name: string;
  start(options: PeerOptions): Promise<RunningPeer>;
}

/** Token of each peer's administrator. */
export const PEER_TOKEN = 'bench';
export const SEARCHED = 'fort';
export const MOST_FOUND = 20;
