import { useEffect, useState } from 'react';
import { formatWait } from '../../domain/text/duration';
import { capitalised } from '../../domain/text/sentence';
import { type OutboxEntry } from '../../state/outbox/outboxEntry';

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Number of attempts so far and the time until the next, as in 'Tried 3 times, next try in 40 seconds.' */
export function NextAttempt({ entry }: { entry: Pick<OutboxEntry, 'attempts' | 'nextAttemptAt'> }) {
  const { attempts, nextAttemptAt } = entry;
  const now = useNow();
  if (nextAttemptAt === null) return null;
  const tried = attempts === 0 ? null : `Tried ${attempts === 1 ? 'once' : `${attempts} times`}`;
  const next = nextAttemptAt > now ? `next try in ${formatWait(nextAttemptAt - now)}` : null;
  const words = [tried, next].filter((part) => part !== null).join(', ');
  return words === '' ? null : <div>{capitalised(words)}.</div>;
}
