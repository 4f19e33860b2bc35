import { PASSWORD } from '../acts';
import { button, byRole, byText, title, type Query, type Tab } from './tab';

export async function logIn(tab: Tab, origin: string, email: string): Promise<void> {
  await tab.go(`${origin}/login`);
  await tab.fillAll({ Email: email, Password: PASSWORD });
  await tab.click(button('Log in'));
  await tab.untilIs(`location.pathname !== '/login'`);
  await tab.untilReady();
}

export async function logOut(tab: Tab): Promise<void> {
  await tab.click(button('Menu'));
  await tab.click(byRole('menuitem', 'Logout'));
  await tab.see(title('Log in'));
}

const log = byRole('log');

export const messageText = (text: string): Query => byText(text, log);

export const composer = byRole('textbox', /^Message to/);

export async function say(tab: Tab, text: string): Promise<void> {
  await tab.fill(composer, text);
  await tab.press('Enter');
  await tab.see(messageText(text));
}

export async function openChat(tab: Tab, origin: string, pod: string): Promise<void> {
  await tab.go(`${origin}/chats`);
  await tab.click(byRole('link', new RegExp(`^${pod}`), { within: byRole('main') }));
  await tab.see(title(pod));
  await tab.see(byRole('article'));
}
