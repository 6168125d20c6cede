import { type ReactNode } from 'react';
import { formatDate } from '../../domain/text/date';

export interface PrivacyPageProps {
  productName: string;
  supportEmail: string;
}

function PolicySection({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Date of the policy's last change. */
const LAST_CHANGED = '2026-11-24';

/** Privacy policy of the app and of this site. */
export function PrivacyPage({ productName, supportEmail }: PrivacyPageProps) {
  const mailbox = <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
  return (
    <article className="policy">
      <h1>Privacy policy</h1>
      <p className="policy-lead">
        What {productName} knows about you, what for, and how you stay in control.
      </p>
      <p className="quiet">
        Last changed <time dateTime={LAST_CHANGED}>{formatDate(LAST_CHANGED)}</time>
      </p>
      <aside className="panel" aria-labelledby="summary">
        <h2 id="summary">Quick summary</h2>
        <ul>
          <li>We do not sell your data.</li>
          <li>Sharing your location is optional: tours can be started by hand.</li>
          <li>We delete your data when you ask us to.</li>
          <li>{productName} is not for children under 13.</li>
          <li>Questions and requests go to {mailbox}.</li>
        </ul>
      </aside>
      <PolicySection id="collected" title="1. Information we collect">
        <p>We collect what the service needs, and no more:</p>
        <ul>
          <li>
            <strong>Account.</strong> If you sign in: your name, e-mail address and profile picture.
          </li>
          <li>
            <strong>Listening.</strong> Which tours and stops are played, and in which language.
          </li>
          <li>
            <strong>Location.</strong> Only if you allow it, to begin a story where you stand.
            Location is optional, and you can withdraw it in your phone’s settings.
          </li>
          <li>
            <strong>Device.</strong> The address for notifications, if you allow them, and the
            language you chose.
          </li>
        </ul>
      </PolicySection>
      <PolicySection id="use" title="2. How we use information">
        <ul>
          <li>To play tours, keep your playlists and remember your language.</li>
          <li>To count which stops are listened to, so that tours get better.</li>
          <li>To send notifications you agreed to.</li>
          <li>To keep the service safe and to answer when you write to us.</li>
        </ul>
      </PolicySection>
      <PolicySection id="sharing" title="3. Sharing and retention">
        <p>
          We do not sell your data. It is seen by the providers that host the service for us, as far
          as hosting needs it, and by authorities where the law demands it. We keep it while your
          account exists or the purpose lasts, and delete it on request.
        </p>
      </PolicySection>
      <PolicySection id="choices" title="4. Your choices">
        <ul>
          <li>Use the tours without sharing your location.</li>
          <li>Turn notifications off in the app or in your phone’s settings.</li>
          <li>Ask for a copy, a correction or the deletion of your data: write to {mailbox}.</li>
        </ul>
      </PolicySection>
      <PolicySection id="children" title="5. Children’s privacy">
        <p>
          {productName} is not for children under 13, and we do not knowingly collect their data. If
          you believe that a child gave us data, write to {mailbox} and we will delete it.
        </p>
      </PolicySection>
      <PolicySection id="updates" title="6. Updates to this policy">
        <p>
          When this policy changes, the new text appears on this page. Questions about it go to{' '}
          {mailbox}.
        </p>
      </PolicySection>
    </article>
  );
}
