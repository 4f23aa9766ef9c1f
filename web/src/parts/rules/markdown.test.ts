import { expect, it } from 'vitest';
import { blocks, spans } from './markdown.ts';

it('reads paragraphs, lists and tables, whose lines may be broken', () => {
  const text = 'One\nline.\n\n- a\n  long item\n- b\n\n1. first\n2. second\n\n| x | y |\n| --- | --- |\n| 1 | +2 |';
  expect(blocks(text)).toEqual([
    { is: 'paragraph', text: 'One line.' },
    { is: 'list', ordered: false, items: ['a long item', 'b'] },
    { is: 'list', ordered: true, items: ['first', 'second'] },
    { is: 'table', head: ['x', 'y'], rows: [['1', '+2']] },
  ]);
});

it('reads bold and italic words, and shows HTML as text', () => {
  expect(spans('**Who** may _not_ <b>go</b>')).toEqual([
    { style: 'bold', text: 'Who' },
    { style: 'plain', text: ' may ' },
    { style: 'italic', text: 'not' },
    { style: 'plain', text: ' <b>go</b>' },
  ]);
  expect(spans('snake_case_name')).toEqual([{ style: 'plain', text: 'snake_case_name' }]);
});
