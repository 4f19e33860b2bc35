import { renderMail } from './render';

const mail = (language: 'de' | 'ar') =>
  renderMail(
    {
      subject: 'Anna انضمت',
      paragraphs: [{ facts: [['متى', 'غدًا']] }, { introduction: 'من Anna:', quote: 'See you there' }],
      button: { label: 'فتح', link: 'https://stepwell.example/pod' },
      why: 'لأنك في المجموعة.',
    },
    language,
  );

it('a mail runs in the direction of its language, and a quote in its own', () => {
  const { html, subject } = mail('ar');
  expect(subject.startsWith('\u200F')).toBe(true);
  expect(html).toMatch(/<html lang="ar" dir="rtl">/);
  expect(html).toMatch(/<table role="presentation" dir="rtl"/);
  expect(html).toMatch(/align="right"[^>]*padding-left:12px/);
  expect(html).toMatch(/<blockquote dir="auto"[^>]*border-right:3px[^>]*>See you there/);
  expect(html).toMatch(/<a href="https:\/\/stepwell.example\/pod" class="primary" dir="ltr"/);
  expect(mail('de').html).toMatch(/align="left"[^>]*padding-right:12px/);
});
