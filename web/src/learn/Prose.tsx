// Texts of game files: headings, lists, paragraphs.
import { type Block, blocks } from '../state/prose';

export function Prose({ text }: { text: string }) {
  return (
    <>
      {blocks(text).map((block: Block, index) => {
        const key = `${index}-${block.kind}`;
        if (block.kind === 'heading') {
          return (
            <h3 key={key} id={block.id}>
              {block.text}
            </h3>
          );
        }
        if (block.kind === 'list') {
          return (
            <ul key={key}>
              {block.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          );
        }
        return <p key={key}>{block.text}</p>;
      })}
    </>
  );
}
