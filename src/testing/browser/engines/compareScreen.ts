import { until } from '../../../server/testing/until';
import { nameOf, type Screen } from '../../screens/table';
import type { Tab } from './tab';

/** The API's 404 for 'none', and its limit on tickets, which three fast windows of one account reach. */
export const expectedProblems = /^status (404: .*\/zoom\/supported|429: .*\/users\/tickets)$/;

interface Look {
  path: string;
  title: string;
  heading: string;
  /** Without white space, which engines render as text in different ways. */
  text: string;
}

/** Without what engines read differently: options, hidden legends, and messages, of which only those in view exist. */
const look = `(() => {
  const unlike = [...document.querySelectorAll('select, legend, [role=log]')];
  for (const { style } of unlike) style.visibility = 'hidden';
  const found = {
    path: location.pathname,
    title: document.title,
    heading: document.querySelector('h1')?.innerText,
    text: document.querySelector('main')?.innerText.replace(/\\s+/g, ''),
  };
  for (const { style } of unlike) style.visibility = '';
  return found;
})()`;

/** The text about what only some browsers can do: passkeys and push messages. */
const abilities: Record<string, RegExp> = {
  root: /Useapasskey/,
  login: /Useapasskey/,
  passkeys: /.+/,
  'mySettings notifications': /.+/,
};

function difference(tab: Tab, mine: Look, reference: Look): string[] {
  const parts = ['path', 'title', 'heading', 'text'] as const;
  const part = parts.find((name) => mine[name] !== reference[name]);
  if (!part) return [];
  const [one, other] = [mine[part], reference[part]];
  const from = Math.max(0, [...one].findIndex((character, index) => character !== other[index]) - 20);
  const around = (text: string) => JSON.stringify(text.slice(from, from + 80));
  return [`${tab.engine}: its ${part} has ${around(one)}, not ${around(other)}`];
}

/** Opens a screen in all tabs, and compares what they show with the first of them. */
export async function compareScreen(tabs: readonly Tab[], origin: string, screen: Screen): Promise<string[]> {
  const name = nameOf(screen).trim();
  const lookAt = async (tab: Tab) => {
    const found = await tab.evaluate<Look>(look);
    return { ...found, text: found.text.replace(abilities[name] ?? '', '') };
  };
  let differences: string[] = [];
  // Text may come a little later than the answers, and relative times may change between two looks.
  const isSame = async () => {
    const [reference, ...others] = await Promise.all(tabs.map(lookAt));
    if (!reference) return true;
    const path = screen.leadsOn ? reference.path : screen.address.split('?')[0];
    differences = [
      ...(reference.path === path ? [] : [`leads on to ${reference.path}`]),
      ...others.flatMap((one, index) => difference(tabs[index + 1] as Tab, one, reference)),
    ];
    return differences.length === 0;
  };
  const problems: string[] = [];
  try {
    await Promise.all(tabs.map((tab) => tab.go(origin + screen.address)));
    await until(isSame, { complaint: () => differences.join('; ') });
    for (const tab of tabs) {
      const scroll = await tab.sidewaysScroll();
      if (scroll > 0) problems.push(`${tab.engine}: scrolls sideways by ${scroll} px`);
    }
  } catch (error) {
    problems.push((error as Error).message);
  }
  for (const tab of tabs) {
    const noted = (await tab.takeProblems()).filter((text) => !expectedProblems.test(text));
    problems.push(...noted.map((text) => `${tab.engine}: ${text}`));
  }
  return problems.map((problem) => `${name}: ${problem}`);
}
