import { Button, CloseButton, TextInput } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { MessageImage } from '../../../contract/entities.gen';
import { MAX_ALT_LENGTH } from '../../../domain/chat/images';
import { imageRefusalOf } from '../../../domain/forms/images';
import { chatApi } from '../../api/chatApi';
import { holdMessageImage, useMessageImageQuery } from '../../api/messageImageApi';
import { problemOf, statusOf } from '../../api/problem';
import { useIsOffline } from '../../ui/states/useIsOffline';
import type { SendingDispatch } from '../outbox/sending';
import { words } from '../words.gen';
import classes from './ComposerImage.module.css';
import { textIn } from '../../../domain/text/localText';
import { LANGUAGE } from '../../ui/language';

export interface ComposerImageProps {
  channelId: string;
  file: File | undefined;
  image: MessageImage | undefined;
  onImage: (image: MessageImage) => void;
  onRemove: () => void;
  onRefused: (file: File) => void;
  isGone: boolean;
  onGone: (imageId: string) => void;
}

/** The file itself is refused, as too large or damaged. */
const isFinal = (status: unknown): boolean => status === 400 || status === 413 || status === 415;

interface UploadListener {
  onUploaded: (image: MessageImage) => void;
  onRefused: (file: File) => void;
}

function useUpload(channelId: string, file: File | undefined, { onUploaded, onRefused }: UploadListener) {
  const dispatch = useDispatch<SendingDispatch>();
  const isOffline = useIsOffline();
  const [failed, setFailed] = useState<{ file: File; why: string; isFinal: boolean }>();
  const finish = useCallbackRef(onUploaded);
  const refuse = useCallbackRef(onRefused);
  const last = failed?.file === file ? failed : undefined;
  const failure = last?.isFinal === false ? last.why : undefined;
  const refusal = (file && imageRefusalOf(file)) ?? (last?.isFinal ? last.why : undefined);
  const isUploading = file !== undefined && !isOffline && failure === undefined && refusal === undefined;
  useEffect(() => {
    if (!isUploading) return;
    let isWanted = true;
    const upload = { id: channelId, body: file };
    const call = dispatch(chatApi.endpoints.uploadMessageImage.initiate(upload, { track: false }));
    void call.then(({ data, error }) => {
      if (!isWanted) return;
      if (!data) {
        const why = problemOf(error)?.detail;
        if (isFinal(statusOf(error))) refuse(file);
        return setFailed({ file, why: why ?? words.imageNotUploaded, isFinal: isFinal(statusOf(error)) });
      }
      void dispatch(holdMessageImage({ channelId, imageId: data.id }, file));
      finish(data);
    });
    return () => {
      isWanted = false;
      call.abort();
    };
  }, [channelId, dispatch, file, finish, isUploading, refuse]);
  return { isUploading, isOffline, refusal, failure, retry: () => setFailed(undefined) };
}

export function LoadedComposerImage(props: ComposerImageProps) {
  const { channelId, file, image, onImage, onRemove, onRefused, isGone, onGone } = props;
  const [pendingAlt, setPendingAlt] = useState('');
  const alt = file ? pendingAlt : (image?.alt ?? '');
  const withAlt = ({ id, width, height }: MessageImage, described: string): MessageImage => ({
    id,
    width,
    height,
    ...(described.trim() !== '' && { alt: described }),
  });
  const upload = useUpload(channelId, file, {
    onUploaded: (uploaded) => {
      onImage(withAlt(uploaded, pendingAlt));
      setPendingAlt('');
    },
    onRefused,
  });
  if (!file && !image) return null;
  const describe = (described: string) => {
    if (file) setPendingAlt(described);
    else if (image) onImage(withAlt(image, described));
  };
  const remove = () => {
    setPendingAlt('');
    onRemove();
  };
  const problem = isGone ? words.imageGone : (upload.refusal ?? upload.failure);
  return (
    <div className={classes.image}>
      {file ? (
        <FilePreview file={file} />
      ) : (
        image && <UploadedPreview channelId={channelId} image={image} onGone={onGone} />
      )}
      <div className={classes.about}>
        <TextInput
          label={words.describeImage}
          description={words.describeImageWhy}
          maxLength={MAX_ALT_LENGTH}
          value={alt}
          onChange={({ currentTarget }) => describe(currentTarget.value)}
        />
        <div role="status" className={classes.note}>
          {upload.isUploading && (
            <>
              <progress className={classes.progress} aria-label={words.imageUploading} />
              {words.imageUploading}
            </>
          )}
          {file && !problem && upload.isOffline && words.imageOffline}
        </div>
        {problem !== undefined && (
          <p role="alert" className={classes.problem}>
            {textIn(problem, LANGUAGE)}{' '}
            {upload.failure !== undefined && (
              <Button variant="subtle" size="compact-md" onClick={upload.retry}>
                {words.tryAgain}
              </Button>
            )}
          </p>
        )}
      </div>
      <CloseButton size="2.75rem" aria-label={words.removeImage} onClick={remove} />
    </div>
  );
}

function FilePreview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    // Only an effect can revoke the object URL.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <Preview address={address} />;
}

type UploadedPreviewProps = Pick<ComposerImageProps, 'channelId' | 'onGone'> & { image: MessageImage };

function UploadedPreview({ channelId, image, onGone }: UploadedPreviewProps) {
  const { data: address, error } = useMessageImageQuery({ channelId, imageId: image.id });
  const isGone = statusOf(error) === 404;
  const tell = useCallbackRef(onGone);
  useEffect(() => {
    if (isGone) tell(image.id);
  }, [isGone, tell, image.id]);
  return <Preview address={address} />;
}

const Preview = ({ address }: { address: string | undefined }) => (
  <div className={classes.preview}>{address && <img src={address} alt={words.chosenImage} />}</div>
);
