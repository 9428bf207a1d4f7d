export {
  Accordion,
  Disclosure,
  type AccordionItem,
  type AccordionProps,
  type DisclosureProps,
} from './Accordion.tsx';
