import type { TourRow } from '../../../src/domain/tours/tour';
import type { Call } from '../chooseCalls';
import type { EditorCall } from '../mixedLoad';

/** Calls of every product that is compared, in the order in which they are measured. */
export const comparedCalls = {
  list: 'List',
  unchanged: 'The list, unchanged',
  one: 'One tour',
  search: 'Search',
  landing: 'Public: first published',
} as const;
export type ComparedCall = keyof typeof comparedCalls;

/** An editor's calls that every product has, as it names them; the headers are those of its list. */
export interface Editing {
  search(word: string): string;
  tour(id: string): string;
  change(id: string, durationSeconds: number): Omit<EditorCall, 'headers'>;
}

/** A product with the catalogue, as a server of this machine. */
export interface RunningPeer {
  url: string;
  pid: number;
  calls: Record<Exclude<ComparedCall, 'unchanged'>, Omit<Call, 'name'>>;
  editing: Editing;
  stop(): Promise<void>;
}

/** The catalogue that each product has: rows of the list, without their sections. */
export type PeerTour = Omit<TourRow, 'tour_sections'>;

export interface PeerOptions {
  /** An empty database of its own on PostgreSQL. */
  databaseUrl: string;
  tours: readonly PeerTour[];
  /** Tours of the landing page. */
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
