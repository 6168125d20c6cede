import { Hono } from 'hono';
import {
  accessRequestRules,
  demotionRules,
  promotionRules,
  rejectionRules,
} from '../../../src/domain/people/admin';
import { requireAdmin, requireSignIn } from '../../http/auth';
import { limitCalls } from '../../http/limitCalls';
import { validateJson } from '../../http/validateJson';
import { requireFound, throwInvalid, throwProblem } from '../../http/problemResponse';
import { addActivity, listActivity } from '../../queries/people/adminActivityQueries';
import {
  addAdmin,
  findAdmin,
  listAdmins,
  lockAdmin,
  removeAdmin,
} from '../../queries/people/adminQueries';
import {
  addDemotion,
  addRequest,
  approvePending,
  decideRequest,
  findPendingRequest,
  listRequests,
  lockRequest,
} from '../../queries/people/adminRequestQueries';
import type { WorkerContext, WorkerEnv } from '../../http/workerContext';

/** Only owners may make owners, as an owner cannot be demoted. */
const ONLY_OWNERS = 'Only an owner can make somebody an owner';
const ALREADY_DECIDED = 'This request has been decided already';

/** Decisions of admins: promotion, demotion and rejection. */
function decisionRoutes(context: WorkerContext): Hono<WorkerEnv> {
  const { database, clock } = context;
  const admin = requireAdmin(context);

  return new Hono<WorkerEnv>()
    .post('/api/admin/promote', admin, validateJson(promotionRules), async (c) => {
      const { pendingId, role, notes } = c.req.valid('json');
      const reviewer = c.var.person;
      const promoted = await database.transaction(async (tx) => {
        if (role === 'owner' && (await findAdmin(tx, reviewer.id))?.role !== 'owner') {
          throwProblem(403, ONLY_OWNERS);
        }
        const request = requireFound(await lockRequest(tx, pendingId), 'Request');
        if (request.status === 'approved') throwProblem(409, ALREADY_DECIDED);
        const added = await addAdmin(tx, request, role, clock());
        if (added === null) throwProblem(409, 'This person is an admin already');
        await decideRequest(tx, request.id, { status: 'approved', notes, reviewer }, clock());
        await approvePending(tx, request.user_id, reviewer, clock());
        const targetEmail = request.email;
        const entry = { by: reviewer, action: 'promoted' as const, targetEmail, notes, role };
        await addActivity(tx, entry, clock());
        return added;
      });
      return c.json({ success: true, admin: promoted });
    })

    .post('/api/admin/demote', admin, validateJson(demotionRules), async (c) => {
      const { adminId, reason, notes } = c.req.valid('json');
      const why = reason || notes || '';
      const by = c.var.person;
      const request = await database.transaction(async (tx) => {
        const target = requireFound(await lockAdmin(tx, adminId), 'Admin');
        if (target.role === 'owner') throwProblem(403, 'Owners cannot be demoted');
        await removeAdmin(tx, target.id);
        const targetEmail = target.email;
        await addActivity(tx, { by, action: 'demoted', targetEmail, notes: why }, clock());
        return addDemotion(tx, target, why, by, clock());
      });
      return c.json({ success: true, request });
    })

    .patch('/api/admin/:id', admin, validateJson(rejectionRules), async (c) => {
      const { status, notes } = c.req.valid('json');
      if (status !== 'rejected') throwInvalid({ status: 'Only "rejected" can be set' });
      const reviewer = c.var.person;
      const request = await database.transaction(async (tx) => {
        const before = requireFound(await lockRequest(tx, c.req.param('id')), 'Request');
        if (before.status !== 'pending') throwProblem(409, ALREADY_DECIDED);
        const targetEmail = before.email;
        await addActivity(tx, { by: reviewer, action: 'rejected', targetEmail, notes }, clock());
        return decideRequest(tx, before.id, { status, notes, reviewer }, clock());
      });
      return c.json(request);
    });
}

/** Access to the console: who has it, who requested it, and past decisions. */
export function adminRoutes(context: WorkerContext): Hono<WorkerEnv> {
  const { database, clock } = context;
  const admin = requireAdmin(context);

  return new Hono<WorkerEnv>()
    .get('/api/admin/overview', admin, async (c) =>
      c.json({
        admins: await listAdmins(database),
        pending: await listRequests(database, 'pending'),
        rejected: await listRequests(database, 'rejected'),
        approved: await listRequests(database, 'approved'),
        demoted: await listRequests(database, 'demoted'),
        activity: await listActivity(database),
      }),
    )
    .get('/api/admin/pending', admin, async (c) => c.json(await listRequests(database, 'pending')))
    .get('/api/admin/activity', admin, async (c) => c.json(await listActivity(database)))

    .post(
      '/api/admin/request',
      requireSignIn(context),
      limitCalls(context, 'access-request'),
      validateJson(accessRequestRules),
      async (c) => {
        const { person } = c.var;
        if ((await findAdmin(database, person.id)) !== null) {
          throwProblem(409, 'You already have admin access');
        }
        const request = await addRequest(database, person, c.req.valid('json').reason, clock());
        if (request === null) {
          const existing_request = await findPendingRequest(database, person.id);
          throwProblem(409, 'You already have a pending admin request', { existing_request });
        }
        return c.json({ success: true, request }, 201);
      },
    )

    .route('/', decisionRoutes(context));
}
