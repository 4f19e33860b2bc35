import { Anchor, Title } from '@mantine/core';
import type { TermsDocument } from '../../contract/entities.gen';
import { passagesOf } from '../../domain/terms/terms';
import { formatDate } from './formatDate';
import classes from './terms.module.css';
import { words } from './words.gen';

/** Headings and paragraphs; `order` is that of the headings. */
export function Passages({ text, order }: { text: string; order: 2 | 3 | 4 }) {
  return passagesOf(text).map(({ heading, paragraphs }, index) => (
    // The passages of a text never change their order.
    <div key={index} className={classes.document}>
      {heading && (
        <Title order={order} size="h4">
          {heading}
        </Title>
      )}
      {paragraphs.map((paragraph, at) => (
        <p key={at} className={classes.text}>
          {paragraph}
        </p>
      ))}
    </div>
  ));
}

type Content = Pick<TermsDocument, 'text' | 'link'>;

export function TermsContent({ document: { text, link }, title, order }: TermsContentProps) {
  if (link)
    return (
      <p>
        <Anchor href={link} target="_blank" rel="noreferrer">
          {words.open({ title })}
        </Anchor>
      </p>
    );
  return <Passages text={text ?? ''} order={order} />;
}

interface TermsContentProps {
  document: Content;
  title: string;
  order: 2 | 3 | 4;
}

/** 'Version 2, published 3 March 2026', and what changed. */
export function VersionLine({ version }: { version: Pick<TermsDocument, 'number' | 'published' | 'whatChanged'> }) {
  const { number, published, whatChanged } = version;
  return (
    <>
      <p className={classes.quiet}>{words.version({ number, date: formatDate(published) })}</p>
      {whatChanged && <p>{words.changed({ what: whatChanged })}</p>}
    </>
  );
}

/** The text behind a disclosure. */
export function FoldedText({ document, title }: { document: Content; title: string }) {
  if (document.link) return <TermsContent document={document} title={title} order={4} />;
  return (
    <details className={classes.folded}>
      <summary>{words.read}</summary>
      <TermsContent document={document} title={title} order={4} />
    </details>
  );
}
