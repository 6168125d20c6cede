import { type AdminRequest } from '../../../domain/people/admin';
import { describeDecision } from './decideRequest';

const request = (more: Partial<AdminRequest> = {}): AdminRequest => ({
  id: 'r1',
  status: 'pending',
  reason: '',
  notes: null,
  review_notes: null,
  full_name: 'Noor',
  email: null,
  avatar_url: null,
  reviewed_at: null,
  reviewed_by: null,
  created_at: null,
  updated_at: null,
  ...more,
});
const nothing = { pending: [], approved: [], rejected: [], demoted: [] };
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

describe('describeDecision', () => {
  it('says what was decided and by whom, as far as it is known', () => {
    const approved = [request({ status: 'approved', reviewed_by: 'Ravi' })];
    expect(plain(describeDecision(request(), { ...nothing, approved }))).toBe(
      'The request from Noor has already been approved by Ravi.',
    );
    expect(plain(describeDecision(request(), nothing))).toBe(
      'The request from Noor has already been decided.',
    );
    expect(plain(describeDecision(request(), null))).toBe(
      'The request from Noor has already been decided.',
    );
  });
});
