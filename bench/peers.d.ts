/**
 * The used parts of bench/node_modules, so that types can be checked without installing the benches: an ambient
 * declaration takes precedence over the package's own.
 */

declare module 'react-admin' {
  import { type ReactElement, type ReactNode } from 'react';

  interface Sort {
    field: string;
    order: 'ASC' | 'DESC';
  }

  interface ListParams {
    pagination?: { page: number; perPage: number };
    sort?: Sort;
    filter?: Record<string, unknown>;
  }

  type Refusal = () => Promise<never>;

  export interface DataProvider {
    getList: (
      resource: string,
      params: ListParams,
    ) => Promise<{ data: { id: string | number }[]; total: number }>;
    getOne: Refusal;
    getMany: Refusal;
    getManyReference: Refusal;
    create: Refusal;
    update: Refusal;
    updateMany: Refusal;
    delete: Refusal;
    deleteMany: Refusal;
  }

  /** Stores people's choices, such as the order of columns. */
  interface Store {
    setup: () => void;
    teardown: () => void;
  }

  export function memoryStore(): Store;

  export function Admin(props: {
    dataProvider: DataProvider;
    disableTelemetry?: boolean;
    store?: Store;
    children: ReactNode;
  }): ReactElement;
  export function Resource(props: { name: string; list: () => ReactElement }): ReactElement;
  export function List(props: {
    perPage?: number;
    sort?: Sort;
    filters?: ReactElement[];
    actions?: false;
    disableSyncWithLocation?: boolean;
    queryOptions?: { staleTime: number; refetchOnWindowFocus: boolean };
    children: ReactNode;
  }): ReactElement;
  export function FilterLiveForm(props: { debounce: number; children: ReactNode }): ReactElement;
  export function Datagrid(props: {
    optimized?: boolean;
    bulkActionButtons?: false;
    rowClick?: false;
    children: ReactNode;
  }): ReactElement;
  export function SearchInput(props: { source: string; alwaysOn?: boolean }): ReactElement;
  export function TextField(props: { source: string }): ReactElement;
  export function BooleanField(props: { source: string }): ReactElement;
}

declare module 'lighthouse' {
  interface AuditResult {
    /** 0 to 1; null when the audit does not apply. */
    score: number | null;
  }

  interface Category {
    title: string;
    score: number | null;
    auditRefs: { id: string; weight: number }[];
  }

  interface Flags {
    port: number;
    output: 'json';
    logLevel: 'error';
    onlyCategories: string[];
    skipAudits: string[];
    throttlingMethod: 'provided';
  }

  export default function lighthouse(
    url: string,
    flags: Flags,
  ): Promise<
    | { lhr: { categories: Record<string, Category>; audits: Record<string, AuditResult> } }
    | undefined
  >;
}

declare module 'autocannon' {
  interface Result {
    requests: { total: number };
    /** Milliseconds. */
    latency: { p50: number; p90: number; p97_5: number; p99: number };
    /** Bytes. */
    throughput: { total: number };
    errors: number;
    timeouts: number;
    non2xx: number;
    statusCodeStats: Record<string, { count: number } | undefined>;
  }

  interface CannonRequest {
    method: string;
    path: string;
    headers: Record<string, string>;
    body?: string;
  }

  export interface Client {
    setRequests: (requests: CannonRequest[]) => void;
  }

  export default function autocannon(options: {
    url: string;
    method?: 'GET' | 'POST';
    setupClient: (client: Client) => void;
    headers?: Record<string, string>;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Seconds. */
    timeout: number;
  }): Promise<Result>;
}
