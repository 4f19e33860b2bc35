import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { BrandMark } from './Brand';

const shapesIn = (svg: Element | null) =>
  [...(svg?.children ?? [])].map(({ tagName, attributes }) => [
    tagName,
    ...[...attributes].map(({ name, value }) => `${name}=${value}`),
  ]);

it('the logo has the shapes of the icon', () => {
  const icon = readFileSync(path.join(__dirname, '../../../public/icons/icon.svg'), 'utf8');
  const expected = shapesIn(new DOMParser().parseFromString(icon, 'image/svg+xml').documentElement);
  expect(expected).not.toEqual([]);
  expect(shapesIn(render(<BrandMark />).container.querySelector('svg'))).toEqual(expected);
});
