import { orderNoteBounds } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { Button } from '@wealth/ui/button';
import { Chip } from '@wealth/ui/chip';
import { PlusIcon } from '@wealth/ui/icon';
import { TextArea } from '@wealth/ui/text-area';
import { TextField } from '@wealth/ui/text-field';
import { withTypedTag, type Annotation } from './annotation.ts';

export interface AnnotationFieldsProps {
  annotation: Annotation;
  onChange: (annotation: Annotation) => void;
}

/** The private note of an order and its tags, each tag with the button that takes it away. */
export function AnnotationFields({ annotation, onChange }: AnnotationFieldsProps) {
  const t = useMessages('orders');
  const { note, tags, typedTag } = annotation;
  const { noteLength, tagCount, tagLength } = orderNoteBounds;
  const isFull = tags.length >= tagCount;
  const change = (different: Partial<Annotation>) => onChange({ ...annotation, ...different });

  return (
    <div className="grid grid-cols-1 gap-3">
      <TextArea
        label={t('noteField')}
        value={note}
        onChange={(text) => change({ note: text })}
        maxLength={noteLength}
        rows={2}
      />
      {tags.length > 0 && (
        <ul aria-label={t('tags')} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <Chip
                removal={{
                  label: t('removeTag', { tag }),
                  onPress: () => change({ tags: tags.filter((other) => other !== tag) }),
                }}
              >
                {tag}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {/* Enter adds the tag that is being typed. */}
      <form
        className="flex flex-wrap items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onChange(withTypedTag(annotation));
        }}
      >
        <div className="min-w-0 grow basis-32">
          <TextField
            label={t('tagField')}
            value={typedTag}
            onChange={(text) =>
              text.includes(',')
                ? onChange(withTypedTag({ ...annotation, typedTag: text }))
                : change({ typedTag: text })
            }
            maxLength={tagLength}
            isDisabled={isFull}
            description={isFull ? t('tagsAreFull', { count: tagCount }) : undefined}
            autoComplete="off"
          />
        </div>
        <div className="max-w-full whitespace-nowrap">
          <Button
            type="submit"
            variant="secondary"
            icon={<PlusIcon size="sm" />}
            isDisabled={isFull || typedTag === ''}
          >
            {t('addTag')}
          </Button>
        </div>
      </form>
    </div>
  );
}
