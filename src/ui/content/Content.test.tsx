import { screen } from '@testing-library/react';
import { renderComponent } from '../../testing/renderComponent';
import { Content } from './Content';

test('content says its language and direction and has its script’s font', () => {
  renderComponent(<Content language="ur">ہمایوں کا مقبرہ</Content>);
  const text = screen.getByText('ہمایوں کا مقبرہ');
  expect(text).toHaveAttribute('lang', 'ur');
  expect(text).toHaveAttribute('dir', 'rtl');
  expect(text.style.fontFamily).toContain('Noto Naskh Arabic Variable');
});

test('truncated text is shown in the tooltip', () => {
  renderComponent(
    <Content language="hi" lines={1}>
      हुमायूँ का मक़बरा
    </Content>,
  );
  expect(screen.getByText('हुमायूँ का मक़बरा')).toHaveAttribute('title', 'हुमायूँ का मक़बरा');
});

test.each([null, undefined, ''])('for %p stands the fallback, which is no content', (text) => {
  renderComponent(
    <Content language="ur" fallback="[No Title]">
      {text}
    </Content>,
  );
  expect(screen.getByText('[No Title]')).not.toHaveAttribute('lang');
});
