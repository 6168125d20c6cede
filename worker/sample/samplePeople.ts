import { DEFAULT_REQUEST_REASON } from '../../src/domain/people/admin';
import { localAccounts } from '../supabase/localAccounts';
import type { adminActivity, adminRequests, admins } from '../schema/peopleTables';
import type { SeededRandom } from './seededRandom';

const DAY_MS = 24 * 60 * 60 * 1000;
const { owner, admin, waiting } = localAccounts;

interface SamplePerson {
  id: string;
  full_name: string;
  email: string;
}

function samplePerson(number: number, full_name: string): SamplePerson {
  const email = `${full_name.toLowerCase().replaceAll(' ', '.')}@kathayatra.example`;
  return { id: `0a5a1000-0000-4000-8000-${String(number).padStart(12, '0')}`, full_name, email };
}
const meera = samplePerson(1, 'Meera Iyer');

/** An access request with its decision; `reviewNote` and `reviewedDaysAgo` are present only on decided ones. */
interface RequestSeed {
  who: SamplePerson;
  status: 'pending' | 'approved' | 'rejected' | 'demoted';
  daysAgo: number;
  reason: string;
  reviewNote?: string;
  reviewedDaysAgo?: number;
}

const requests: RequestSeed[] = [
  {
    who: waiting,
    status: 'pending',
    daysAgo: 2,
    reason: 'I guide in Jodhpur and would like to write the Mehrangarh and blue city tours.',
  },
  {
    who: samplePerson(2, 'Farhan Siddiqui'),
    status: 'pending',
    daysAgo: 1,
    reason: 'Urdu translations for Lucknow, Delhi and Hyderabad. Asha asked me to register.',
  },
  {
    who: samplePerson(3, 'Lakshmi Raghavan'),
    status: 'pending',
    daysAgo: 5,
    reason: DEFAULT_REQUEST_REASON,
  },
  {
    who: samplePerson(4, 'Gurpreet Kaur'),
    status: 'pending',
    daysAgo: 11,
    reason: 'Punjabi voice-overs for the Amritsar tours.',
  },
  {
    who: samplePerson(5, 'Tomas Berg'),
    status: 'rejected',
    daysAgo: 48,
    reason: DEFAULT_REQUEST_REASON,
    reviewNote: 'Not known to anyone on the team. Please write to support first.',
    reviewedDaysAgo: 47,
  },
  {
    who: samplePerson(6, 'Rohit Saxena'),
    status: 'rejected',
    daysAgo: 96,
    reason: 'Need access',
    reviewNote: 'Please say which tours you work on.',
    reviewedDaysAgo: 93,
  },
  {
    who: samplePerson(7, 'Sunita Pawar'),
    status: 'rejected',
    daysAgo: 180,
    reason: 'Marathi proof-reading, two weeks only.',
    reviewNote: 'Short contract: send corrections by mail.',
    reviewedDaysAgo: 178,
  },
  {
    who: admin,
    status: 'approved',
    daysAgo: 702,
    reason: 'Recording and chapters for the Mumbai and Pune tours.',
    reviewNote: 'Welcome, Ravi.',
    reviewedDaysAgo: 700,
  },
  {
    who: meera,
    status: 'approved',
    daysAgo: 455,
    reason: 'Tamil and Malayalam editor.',
    reviewNote: 'Tamil Nadu and Kerala.',
    reviewedDaysAgo: 454,
  },
  {
    who: samplePerson(8, 'Arjun Nair'),
    status: 'demoted',
    daysAgo: 300,
    reason: 'Previous role: admin. Moved to the app team.',
    reviewNote: 'Moved to the app team.',
    reviewedDaysAgo: 300,
  },
  {
    who: samplePerson(9, 'Pooja Deshpande'),
    status: 'demoted',
    daysAgo: 120,
    reason: 'Previous role: admin. Contract ended in July.',
    reviewNote: 'Contract ended in July.',
    reviewedDaysAgo: 120,
  },
];

const others = [
  'Anil Joshi',
  'Bhavna Shah',
  'Chitra Rao',
  'Debashis Pal',
  'Esha Gupta',
  'Faisal Khan',
  'Gauri Kale',
  'Harish Babu',
  'Indira Das',
  'Jaspreet Singh',
  'Kavya Reddy',
  'Leela Menon',
  'Manoj Tiwari',
  'Nandini Bose',
  'Omkar Patil',
  'Priya Nambiar',
].map((full_name, index) => samplePerson(20 + index, full_name));
const notes: Record<string, string[]> = {
  promoted: [
    'Editor for the winter season',
    'Recording in the studio',
    'Translations',
    'Back from leave',
    '',
  ],
  demoted: ['Season is over', 'Changed teams', 'Left the company', 'Asked for it'],
  rejected: ['Not known to the team', 'Please say which tours you work on', 'Asked twice'],
};

const ago = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString();

export function adminRows(now: Date): (typeof admins.$inferInsert)[] {
  return [
    { ...owner, role: 'owner', created_at: ago(now, 905) },
    { ...admin, role: 'admin', created_at: ago(now, 700) },
    { ...meera, role: 'admin', created_at: ago(now, 454) },
  ];
}

export function requestRows(
  now: Date,
  random: SeededRandom,
): (typeof adminRequests.$inferInsert)[] {
  return requests.map(({ who, status, daysAgo, reason, reviewNote, reviewedDaysAgo }) => ({
    id: random.uuid(),
    user_id: who.id,
    full_name: who.full_name,
    email: who.email,
    status,
    reason,
    notes: reviewNote ?? null,
    review_notes: reviewNote ?? null,
    reviewed_at: reviewedDaysAgo === undefined ? null : ago(now, reviewedDaysAgo),
    reviewed_by: reviewedDaysAgo === undefined ? null : owner.full_name,
    created_at: ago(now, daysAgo),
    updated_at: ago(now, reviewedDaysAgo ?? daysAgo),
  }));
}

type ActivityRow = typeof adminActivity.$inferInsert;

/** Log entries for the requests above, and for earlier seasons. */
export function activityRows(count: number, now: Date, random: SeededRandom): ActivityRow[] {
  const row = (
    by: SamplePerson,
    action: string,
    target: SamplePerson,
    note: string,
    daysAgo: number,
  ): ActivityRow => ({
    id: random.uuid(),
    admin_id: by.id,
    admin_name: by.full_name,
    admin_email: by.email,
    action,
    target_email: target.email,
    details: { notes: note === '' ? null : note },
    created_at: ago(now, daysAgo),
  });
  const decisions = requests.flatMap(({ who, status, reviewNote, reviewedDaysAgo }) => {
    if (reviewNote === undefined || reviewedDaysAgo === undefined) return [];
    return [
      row(owner, status === 'approved' ? 'promoted' : status, who, reviewNote, reviewedDaysAgo),
    ];
  });
  const seasons = Array.from({ length: Math.max(count - decisions.length, 0) }, () => {
    const daysAgo = 3 + random.next() * 850;
    const action = random.pick(['promoted', 'promoted', 'demoted', 'rejected']);
    const by = daysAgo < 450 ? random.pick([owner, admin, meera]) : owner;
    return row(by, action, random.pick(others), random.pick(notes[action] ?? ['']), daysAgo);
  });
  return [...decisions, ...seasons];
}
