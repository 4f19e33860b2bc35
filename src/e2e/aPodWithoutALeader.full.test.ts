import {
  fill,
  follow,
  heading,
  podMemberRow,
  openNotifications,
  openListedPod,
  openPod,
  press,
} from '../testing/browser/acts';
import type { Person } from '../testing/browser/browser';
import { useJourney } from '../testing/product/journey';

const POD = 'Northern Lights';
const MEMBERSHIP = 'Small Steps Circle';
const marian = 'marian.okafor@example.com';
const farid = 'farid.haddad@example.com';
const rosa = 'rosa.bianchi@example.com';

describe('the owner takes a pod from its leader and gives it to someone else', () => {
  const journey = useJourney({ DEMO: 'true' });
  const { stage } = journey;
  let owner: Person;
  let formerLeader: Person;
  let successor: Person;

  const onHome = () => owner.page.getByRole('article').filter({ hasText: MEMBERSHIP });
  const noLeader = () => onHome().getByText(`${POD} has no leader`);

  stage('the owner unassigns the leader of a pod, after reading the consequences', async () => {
    owner = await journey.enterAs(marian);
    formerLeader = await journey.enterAs(farid, { timezone: 'Europe/Paris' });
    await openPod(formerLeader.page, journey.product.origin, POD);
    const { page } = owner;
    await onHome().getByRole('link', { name: 'Pods', exact: true }).click();
    await openListedPod(page, POD);
    await follow(page, 'Manage pod');
    await follow(page, 'Leaders');
    await follow(page, 'Unassign leader');
    await heading(page, 'Unassign Farid Haddad').waitFor();
    await page.getByText(`${POD} will have no leader.`).waitFor();
    await press(page, 'Unassign leader');
    await page.getByText('Farid Haddad is no longer a leader').waitFor();
    await heading(page, `Choose a leader for ${POD}`).waitFor();
  });

  stage('the old leader immediately sees that they are a participant now, and gets a mail', async () => {
    const { page } = formerLeader;
    await page.getByText('No leader at the moment').waitFor();
    await podMemberRow(page, 'Farid Haddad', 'You').waitFor();
    await journey.mails.next(farid, `You’re no longer a leader in ${MEMBERSHIP}`);
    await openNotifications(page);
    await page.getByText(`You’re no longer a leader in ${MEMBERSHIP}.`).waitFor();
  });

  stage('home shows the pod without a leader, with a link for choosing one', async () => {
    const { page } = owner;
    await page.goto(`${journey.product.origin}/memberships`);
    await noLeader().waitFor();
    await follow(page, `Choose a leader (${POD})`);
    await heading(page, `Choose a leader for ${POD}`).waitFor();
    await follow(page, 'Make leader (Rosa Bianchi)');
    await press(page, 'Ask Rosa');
    await page.getByText('We’ve asked Rosa Bianchi.').waitFor();
    await page.goto(`${journey.product.origin}/memberships`);
    await noLeader().waitFor();
  });

  stage('the person who was asked accepts from the bell, and home no longer shows the pod', async () => {
    successor = await journey.enterAs(rosa, { timezone: 'Europe/Rome', phone: true });
    const { page } = successor;
    await openNotifications(page);
    await page.getByText(`Marian Okafor has asked you to lead ${POD}.`).waitFor();
    await follow(page, 'Accept or decline');
    await fill(page, { 'Meeting link': 'https://meet.example.com/rosas-room' });
    await press(page, 'Accept');
    await page.getByText(`You now lead ${POD}`).waitFor();
    await noLeader().waitFor({ state: 'detached' });
    await journey.mails.next(marian, `Rosa Bianchi now leads ${POD}`);
  });

  stage('everyone in the pod sees who leads it', async () => {
    await openListedPod(successor.page, POD);
    await podMemberRow(successor.page, 'Rosa Bianchi', 'Leader · You').waitFor();
    await openPod(formerLeader.page, journey.product.origin, POD);
    await podMemberRow(formerLeader.page, 'Rosa Bianchi', 'Leader').waitFor();
    await podMemberRow(formerLeader.page, 'Farid Haddad', 'You').waitFor();
  });
});
