export interface LocalAccount {
  id: string;
  email: string;
  full_name: string;
  /** Description shown in the account chooser. */
  note: string;
}

const account = (id: string, full_name: string, email: string, note: string): LocalAccount => ({
  id,
  full_name,
  email,
  note,
});

/** The four accounts for sign-in without a hosted backend. */
export const localAccounts = {
  owner: account(
    '0a5a0001-0000-4000-8000-000000000001',
    'Asha Menon',
    'asha.menon@kathayatra.example',
    'Owner: everything, and cannot be demoted',
  ),
  admin: account(
    '0a5a0002-0000-4000-8000-000000000002',
    'Ravi Kulkarni',
    'ravi.kulkarni@kathayatra.example',
    'Admin: every screen of the console',
  ),
  newcomer: account(
    '0a5a0003-0000-4000-8000-000000000003',
    'Noor Fatima',
    'noor.fatima@kathayatra.example',
    'No access yet: sees the request screen',
  ),
  waiting: account(
    '0a5a0004-0000-4000-8000-000000000004',
    'Vikram Rathore',
    'vikram.rathore@kathayatra.example',
    'Asked for access: the request is pending',
  ),
} as const;
