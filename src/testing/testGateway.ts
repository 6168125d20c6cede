import { type Problem } from '../domain/problem';
import {
  type AuthGateway,
  type RefreshOutcome,
  type SessionChange,
  type SessionPerson,
} from '../state/session/authGateway';

export interface TestGatewayOptions {
  person: SessionPerson | null;
  /** Creates an access token of the person that the worker accepts. */
  token: () => Promise<string>;
  isAdmin: boolean | Problem;
}

/** Fake of the hosted backend for component tests; the test emits its session events. */
export class TestGateway implements AuthGateway {
  refreshOutcome: RefreshOutcome = 'refused';
  isAdmin: boolean | Problem;
  signIns = 0;
  signOuts = 0;
  private report: (change: SessionChange) => void = () => undefined;

  constructor(private readonly options: TestGatewayOptions) {
    this.isAdmin = options.isAdmin;
  }

  watch(report: (change: SessionChange) => void): () => void {
    this.report = report;
    const { person } = this.options;
    queueMicrotask(() => report(person ? { type: 'present', person } : { type: 'absent' }));
    return () => undefined;
  }

  emit(change: SessionChange): void {
    this.report(change);
  }

  async accessToken(): Promise<string | null> {
    return this.options.person ? this.options.token() : null;
  }

  async refresh(): Promise<RefreshOutcome> {
    return this.refreshOutcome;
  }

  async signInWithGoogle(): Promise<Problem | null> {
    this.signIns += 1;
    return null;
  }

  async signOut(): Promise<'everywhere' | 'this device'> {
    this.signOuts += 1;
    return 'everywhere';
  }

  async readIsAdmin(): Promise<boolean | Problem> {
    return this.isAdmin;
  }
}
