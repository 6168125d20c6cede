import { screen } from '@testing-library/react';
import { renderComponent } from '../../../testing/renderComponent';
import { emptyNotification } from '../targets/notificationForm';
import { NotificationPreview } from './NotificationPreview';

const values = {
  ...emptyNotification,
  title: 'نیا دورہ',
  body: 'سنیں',
  target_language: 'ur',
  image_url: 'https://files.test/a.png',
};

it('shows both states on both systems, as an approximation', async () => {
  const { user } = renderComponent(<NotificationPreview values={values} />);
  for (const system of ['Android', 'iOS']) {
    await user.click(screen.getByRole('radio', { name: system }));
    for (const state of ['Collapsed', 'Expanded']) {
      const card = screen.getByRole('group', { name: state });
      expect(card).toHaveTextContent('نیا دورہ');
      expect(card.querySelector('bdi')).toHaveAttribute('dir', 'rtl');
      expect(card.querySelector('img')).toHaveAttribute('src', values.image_url);
    }
  }
  expect(screen.getByText('Open home')).toBeVisible();
  expect(screen.getByText(/^Approximate/)).toBeVisible();
});

it('shows placeholders while nothing is written', () => {
  renderComponent(<NotificationPreview values={emptyNotification} />);
  expect(screen.getAllByText('Title')).toHaveLength(2);
  expect(screen.getAllByText('Message body')).toHaveLength(2);
});
