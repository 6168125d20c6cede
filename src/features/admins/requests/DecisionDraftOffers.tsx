import { type Admin, type AdminOverview, type AdminRequest } from '../../../domain/people/admin';
import { isolate } from '../../../domain/text/script';
import { useDrafts } from '../../../state/hooks/useDrafts';
import { DraftOffer } from '../../../ui/feedback/DraftOffer';
import { parseDecisionKey } from './decisionDrafts';
import { personName } from './personName';

interface DecisionDraftOffersProps {
  overview: AdminOverview;
  onDemote: (admin: Admin) => void;
  onPromote: (request: AdminRequest) => void;
  onReject: (request: AdminRequest) => void;
}

/** Offers to continue unfinished decisions about people whose status is unchanged. */
export function DecisionDraftOffers(props: DecisionDraftOffersProps) {
  const { overview, onDemote, onPromote, onReject } = props;
  const requests = [...overview.pending, ...overview.rejected, ...overview.demoted];
  return useDrafts('admin/').map(({ subpath, draft, discard }) => {
    const decision = parseDecisionKey(subpath);
    const isTarget = ({ id }: { id: string }) => id === decision?.id;
    const admin = overview.admins.find(isTarget);
    const request = requests.find(isTarget);
    const offer = (what: string, onContinue: () => void) => (
      <DraftOffer
        key={subpath}
        subject={what}
        typedAtMs={draft.typedAtMs}
        onContinue={onContinue}
        onDiscard={discard}
      />
    );
    if (decision?.verb === 'demote' && admin !== undefined) {
      return offer(`demoting ${isolate(personName(admin))}.`, () => onDemote(admin));
    }
    if (decision === null || decision.verb === 'demote' || request === undefined) return null;
    const name = isolate(personName(request));
    return decision.verb === 'promote'
      ? offer(`promoting ${name}.`, () => onPromote(request))
      : offer(`rejecting the request of ${name}.`, () => onReject(request));
  });
}
