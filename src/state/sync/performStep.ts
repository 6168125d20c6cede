import { type UnknownAction } from '@reduxjs/toolkit';
import { type Problem } from '../../domain/problem';
import { type EntityName, type RefOf } from '../../domain/entities/entities';
import { chapterRemoved, mediaRemoved } from '../model/mediaSlice';
import { sectionRemoved, sectionTextRemoved } from '../model/sectionsSlice';
import { tourRemoved, tourTextRemoved } from '../model/toursSlice';
import { type Removal } from '../outbox/edit';
import { type AnyDispatch } from '../api/anyDispatch';
import { deliverEdit } from './deliverEdit';
import { readServerRecord } from './readServerRecord';
import { type Step } from '../outbox/nextStep';
import { type Outbox, type OutboxEntry } from '../outbox/outboxEntry';
import { type OutboxEvent } from '../outbox/outboxEvent';

export type StepToDo = Exclude<Step, { kind: 'rest' }>;

interface StepPorts {
  dispatch: AnyDispatch;
  apply: (event: OutboxEvent) => Promise<boolean>;
  outbox: () => Outbox;
}

const NOT_FOUND_AFTER: Problem = {
  code: 'invalid_response',
  message: 'The worker created it without returning its id, and does not list it.',
};

/** Looks up the id of a created record when the response lacked it. */
async function findNameless(
  entry: OutboxEntry,
  { dispatch, apply, outbox }: StepPorts,
): Promise<void> {
  const { id } = entry;
  const looked = await readServerRecord(dispatch, entry, claimedIds(entry, outbox()), true);
  if ('found' in looked && looked.found.kind === 'made') {
    const { realId } = looked.found;
    await apply({ type: 'acknowledged', id, realId, updatedAt: null });
    return;
  }
  const problem = 'problem' in looked ? looked.problem : NOT_FOUND_AFTER;
  await apply({ type: 'responseLost', id, problem, now: Date.now(), random: Math.random() });
}

async function send(
  step: Extract<Step, { kind: 'send' }>,
  { dispatch, apply, outbox }: StepPorts,
): Promise<void> {
  const { entry, isKeyed, ifMatch } = step;
  const { id } = entry;
  // Stored before sending, so that after a crash the entry is known to be in doubt.
  const isClaimed = await apply({ type: 'sendStarted', id, isKeyed, now: Date.now() });
  const claimed = outbox().entries.find((candidate) => candidate.id === id);
  if (!isClaimed || claimed === undefined) return;
  const idempotencyKey = isKeyed ? id : null;
  const delivery = await deliverEdit(dispatch, claimed.edit, { idempotencyKey, ifMatch });
  const now = Date.now();
  if (delivery.ok) {
    const isNameless = claimed.temporaryId !== null && delivery.id === null;
    if (isNameless) return findNameless(claimed, { dispatch, apply, outbox });
    const realId = claimed.edit.action === 'create' ? delivery.id : null;
    await apply({ type: 'acknowledged', id, realId, updatedAt: delivery.updatedAt });
    return;
  }
  const { problem } = delivery;
  if (claimed.edit.action === 'remove' && problem.status === 404) {
    forgetRecord(dispatch, claimed.edit);
  }
  const hasNoResponse = problem.code === 'network' || problem.code === 'aborted';
  const event = { id, problem, now, random: Math.random() };
  await apply({ type: hasNoResponse ? 'responseLost' : 'callFailed', ...event });
}

const removals: { [Name in EntityName]: (ref: RefOf<Name, 'remove'>) => UnknownAction } = {
  tour: ({ tourId }) => tourRemoved(tourId),
  tourTranslation: tourTextRemoved,
  section: ({ sectionId }) => sectionRemoved(sectionId),
  sectionTranslation: sectionTextRemoved,
  media: ({ mediaId }) => mediaRemoved(mediaId),
  chapter: ({ chapterId }) => chapterRemoved(chapterId),
};

/** Removes a record from its slice, when a removal found it already deleted. */
function forgetRecord(dispatch: AnyDispatch, { entity, ref }: Removal): void {
  const removed = removals[entity] as (ref: Removal['ref']) => UnknownAction; // cast: its own entity's reference
  dispatch(removed(ref));
}

/** Ids of records that this creation cannot have made: other creations made them, or they existed before. */
function claimedIds(entry: OutboxEntry, outbox: Outbox): ReadonlySet<string> {
  return new Set([...Object.values(outbox.aliases), ...(entry.base?.knownIds ?? [])]);
}

/** Performs a step: a look-up, a sending, or a request for confirmation; stores the outcome. */
export async function performStep(step: StepToDo, ports: StepPorts): Promise<void> {
  const { dispatch, apply, outbox } = ports;
  const { entry } = step;
  const { id } = entry;
  if (step.kind === 'send') return send(step, ports);
  if (step.kind === 'askToConfirm') {
    await apply({ type: 'confirmationRequired', id });
    return;
  }
  const looked = await readServerRecord(dispatch, entry, claimedIds(entry, outbox()));
  const event =
    'found' in looked
      ? ({ type: 'lookedUp', id, found: looked.found } as const)
      : ({
          type: 'callFailed',
          id,
          problem: looked.problem,
          now: Date.now(),
          random: Math.random(),
        } as const);
  await apply(event);
  const isGone = 'found' in looked && looked.found.kind === 'nothing';
  if (isGone && entry.edit.action === 'remove') forgetRecord(dispatch, entry.edit);
}
