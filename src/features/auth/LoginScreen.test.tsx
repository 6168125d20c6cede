import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginScreen, type LoginScreenProps } from './LoginScreen';

function open(props: Partial<LoginScreenProps> = {}) {
  const onSignIn = props.onSignIn ?? (async () => true);
  const defaults = { productName: 'Kathayatra', isExpired: false, canStay: true, isOffline: false };
  render(<LoginScreen {...defaults} {...props} onSignIn={onSignIn} />);
}

describe('LoginScreen', () => {
  it('says who has access', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in to Kathayatra');
    expect(
      screen.getByText(
        'Admin Access Required: Only authorized admin accounts can access this panel. Contact your system administrator if you need access.',
      ),
    ).toBeVisible();
    expect(screen.queryByText('Your session has ended')).toBeNull();
  });

  it('signs in once however often the button is pressed, and says that it does', async () => {
    const onSignIn = jest.fn(() => new Promise<boolean>(() => undefined));
    open({ onSignIn });
    await userEvent.dblClick(screen.getByRole('button', { name: 'Continue with Google' }));
    const signingIn = screen.getByRole('button', { name: 'Signing in...' });
    expect(signingIn).toHaveAttribute('aria-disabled', 'true');
    expect(signingIn).toHaveFocus();
    expect(onSignIn).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['fails', async () => false],
    ['throws', () => Promise.reject(new Error('No network'))],
  ])('lets the person try again when signing in %s', async (_how, onSignIn) => {
    open({ onSignIn });
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  });

  it('is ready again when the person comes back from the sign-in page', async () => {
    open();
    await userEvent.click(screen.getByRole('button'));
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  });

  it('says that the session ended and that nothing is lost', () => {
    open({ isExpired: true });
    expect(screen.getByText('Your session has ended')).toBeVisible();
    expect(screen.getByText(/Unsent work has been kept/)).toBeVisible();
  });
});
