-- one ending less, Slovenian or English, while three letters stay
create or replace function word_without_ending(word text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(word, '^(.{3,}?)(' ||
    'ovoma|ovima|ovih|ovim|ovom|ovem|ovi|ove|ova|ega|emu|ama|ami|ima|imi|oma|ema|' ||
    'ies|es|ih|im|em|om|am|ah|ov|ev|a|e|i|o|u|y|(?<=[^siu])s)$', '\1');
