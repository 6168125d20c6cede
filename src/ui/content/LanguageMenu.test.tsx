import { screen, within } from '@testing-library/react';
import { renderComponent } from '../../testing/renderComponent';
import { LanguageMenu, type LanguageMenuOption } from './LanguageMenu';

const few: LanguageMenuOption[] = [
  { value: 'en', label: 'English', native: 'English', flag: '🇬🇧' },
  { value: 'hi', label: 'Hindi', native: 'हिन्दी', flag: '🇮🇳' },
  { value: 'ur', label: 'Urdu', native: 'اردو' },
];
const many = [...'abcdefgh'].reduce(
  (list, letter) => [...list, { value: `x${letter}`, label: `Language ${letter}` }],
  few,
);

function menu(options: LanguageMenuOption[], value = 'hi') {
  const onChange = jest.fn();
  const { user } = renderComponent(
    <LanguageMenu options={options} value={value} onChange={onChange} />,
  );
  const button = screen.getByRole('button', { name: /Content language/ });
  return { user, onChange, button };
}

test('it shows the chosen language', () => {
  const { button } = menu(few);
  expect(button).toHaveAccessibleName('Content language: Hindi');
  expect(button).toHaveTextContent('Hindi');
});

test('a language that is not on the list is shown by its code', () => {
  expect(menu(few, 'ks').button).toHaveAccessibleName('Content language: ks');
});

test('a short list has no search and goes by arrows', async () => {
  const { user, onChange, button } = menu(few);
  await user.click(button);
  const list = screen.getByRole('listbox', { name: 'Content language' });
  expect(list).toHaveFocus();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('Hindi');
  expect(within(list).getByRole('option', { name: /English/ })).toHaveTextContent('🇬🇧');
  expect(within(list).getByText('اردو')).toHaveAttribute('dir', 'rtl');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(onChange).toHaveBeenCalledWith('ur');
});

test('a click chooses; the one that is chosen already changes nothing', async () => {
  const { user, onChange, button } = menu(few);
  await user.click(button);
  await user.click(screen.getByRole('option', { name: /Hindi/ }));
  expect(onChange).not.toHaveBeenCalled();
});

test('more than eight are searched by name, own name or code', async () => {
  const { user, onChange, button } = menu(many);
  await user.click(button);
  const search = screen.getByRole('combobox', { name: 'Search languages' });
  expect(search).toHaveFocus();
  await user.keyboard('हिन्दी');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.clear(search);
  await user.keyboard('zz');
  expect(await screen.findByText('No language matches')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  await user.clear(search);
  await user.keyboard('language h{Enter}');
  expect(onChange).toHaveBeenCalledWith('xh');
});
