import type { SeedArticle } from '../types';

export const grooming: SeedArticle[] = [
  {
    slug: 'dilution-ratios-explained-once',
    name: 'Dilution ratios, explained once',
    blurb: 'What 20:1 means, what it does not, and how to mix a litre without a calculator. Pin it above the sink.',
    author: { first: 'Graham', last: 'Oates' },
    groups: ['grooming', 'business-tips'],
    publishTime: '2026-07-14T08:00:00+10:00',
    picture: 'salon-bench',
    metaDescription:
      'Shampoo dilution ratios for dog groomers: what 20:1 means, amounts for common bottles, hard water, shelf life of mixed product and cost per dog.',
    content: `<p>In thirty-one years I worked with eleven people who mixed shampoo, and they did it in nine different ways. All of them thought that they were following the label. The label was not unclear; nobody had ever told them how to read it. So, once:</p>
<h2>What the numbers mean</h2>
<p>Twenty to one, written 20:1, means <strong>twenty parts of water to one part of concentrate</strong>. Together that makes twenty-one parts. To fill a one-litre bottle you need a twenty-first of a litre of concentrate, which is 48 mL, and water for the rest.</p>
<p>It does not mean one part in twenty. That would be nineteen of water to one. The difference at 20:1 is about five per cent and no dog will notice. At 4:1 it is twenty-five per cent, and your supplier's account will.</p>
<h2>Amounts for a one-litre bottle</h2>
<ul>
<li><strong>8:1</strong> takes 111 mL of concentrate</li>
<li><strong>10:1</strong> takes 91 mL</li>
<li><strong>12:1</strong> takes 77 mL</li>
<li><strong>16:1</strong> takes 59 mL</li>
<li><strong>20:1</strong> takes 48 mL</li>
<li><strong>24:1</strong> takes 40 mL</li>
<li><strong>30:1</strong> takes 32 mL</li>
</ul>
<p>Concentrate first, then water, or you will be pouring foam. Tip the bottle end over end a few times. Do not shake it like a cocktail.</p>
<p>If measuring bores you, the <a href="/product/dilution-bottle-set">dilution bottles</a> have a line for the common ratios. Fill to the line, top up, done. I was against them for years out of pride.</p>
<h2>Which ratio for which dog?</h2>
<p>The ratio on the drum is for an average coat in average dirt. Start there. Go stronger by one step for a first wash on a greasy or working coat; do the second wash at the ordinary strength. Going stronger than that does not clean better. It rinses worse, and what is left behind makes the coat dull and the skin dry.</p>
<p>For the <a href="/product/oatmeal-salon-concentrate">oatmeal concentrate</a> I use 20:1 in the bathing system and 10:1 in a bottle for the feet and the beard. For the <a href="/product/lemon-myrtle-salon-concentrate">lemon myrtle</a>, which is the stronger cleaner, 24:1 and 12:1. Conditioner goes through the system at 16:1, always last, and the lines get a minute of plain water after it.</p>
<h2>Hard water</h2>
<p>In Adelaide and Perth, and on bore water almost anywhere, you will get less foam. Foam is not what cleans. Before you add concentrate, check whether the coat feels slippery under your hand. If it does, there is enough product in it. If you judge by foam in hard water you will use twice what you need.</p>
<h2>How long does mixed product keep?</h2>
<p>Forty-eight hours. A concentrate is preserved for the strength at which it leaves us. Dilute it twenty times and you have diluted the preservative twenty times as well, in warm tap water, in a bottle that a wet hand has been around all day. Mix what the day needs. Write the time on the bottle. Tip out on Monday what was mixed on Friday.</p>
<p>Wash the bottles, too. Topping up a half-full bottle for weeks is how salons come to have a bottle that smells of pond.</p>
<h2>What it costs per dog</h2>
<p>Here is the sum that convinced me. A five-litre drum at 20:1 makes 105 litres. A medium dog takes about two and a half litres through a bathing system, so a drum washes some forty dogs. Divide what the drum cost you by forty, and you have the figure. Now do the same with the ready-to-use bottle you are pouring by eye. Most people sit down at this point.</p>
<p>Then measure for a week what you really use. Mark the drum on Monday morning and again on Saturday night, and count the dogs in the book. If the drum has gone down much faster than the sum says, somebody is free-pouring. It was usually me.</p>
<h2>Pin this up</h2>
<ul>
<li>20:1 is twenty of water <em>and</em> one of concentrate</li>
<li>Concentrate first, water second, turn, do not shake</li>
<li>One step stronger for a first wash, never more</li>
<li>Slippery is enough; foam is not the measure</li>
<li>48 hours, then out</li>
</ul>`,
  },
  {
    slug: 'washing-a-double-coat',
    name: 'Washing a double coat',
    blurb:
      'Water to the skin, product to the skin, and twice as much rinsing as you think. A method for the hairy ones.',
    author: { first: 'Graham', last: 'Oates' },
    groups: ['grooming'],
    publishTime: '2025-10-07T08:00:00+11:00',
    picture: 'wash-day',
    metaDescription:
      'A groomer’s method for washing double-coated dogs: brushing first, wetting to the skin, rinsing, drying, and what to send home.',
    content: `<p>A double coat is a raincoat over a jumper. It is built to keep water out, which makes a bath a contest. Most trouble with samoyeds, malamutes, retrievers and the larger shepherds comes from losing that contest without noticing: the top looks wet, the skin is dry, and the shampoo goes to work on the surface only.</p>
<h2>Before the water</h2>
<p>Brush first, or at least rake through the breeches, the ruff and behind the ears. A knot that goes in damp comes out felt. Ten minutes here save thirty under the dryer. If the dog is blowing its coat, a few minutes with a high-velocity dryer <em>before</em> the bath will move more undercoat than anything that you can do after it.</p>
<p>Check the skin while you are there. Red, wet, flaky or sore: stop and talk to the owner. That dog needs a vet and not a different shampoo.</p>
<h2>Wetting to the skin</h2>
<p>Lukewarm water, the nozzle against the skin, working from the rear forward and lifting the coat with the other hand. Count on five minutes for a big dog. You know that you have arrived when the water running off the belly is as warm as the water going in.</p>
<p>If the coat still sheds water after that, mix a weak bottle of shampoo and use it simply as a wetting agent. The first wash on a very dense coat is not for cleaning. It is to get in.</p>
<h2>Two washes, the second one short</h2>
<p>Dilute, always: neat shampoo in a dense coat is a morning's rinsing. Work it through with the fingertips or with a soft <a href="/product/beechwood-wash-brush">palm brush</a>, in the direction of the hair. Scrubbing in circles makes mats. Rinse. Then do it again, with half the amount and for half the time. If the second wash foams freely, the first did its work.</p>
<p>For everyday dirt I reach for the <a href="/product/everyday-oatmeal-shampoo">oatmeal shampoo</a>. For white coats that have gone yellow at the legs, use <a href="/product/bright-coat-shampoo">Bright Coat</a> for the second wash only and watch the clock.</p>
<h2>Conditioner, but where?</h2>
<p>Many people leave it out with double coats for fear of flattening them. A light one, well rinsed, does the opposite: the hairs separate and the coat stands. Keep it to the ends and the furnishings, and use less than feels right.</p>
<h2>Rinse until you are bored</h2>
<p>Then rinse the armpits, the groin and under the tail, where nobody rinses. Residue is the usual cause of a dog that scratches after a groom. The test is sound and not sight: squeeze a handful of coat by your ear. If it squeaks, it is clean. If it whispers, keep going.</p>
<h2>Water out, then air</h2>
<ul>
<li>Let the dog shake. Close the door and let it shake again.</li>
<li>Squeeze the legs and the tail downwards. Press with a <a href="/product/quick-dry-grooming-towel">flat-weave towel</a>; do not rub.</li>
<li>Dry from the skin outwards, nozzle close, moving along a line and not at a point. You should see skin at the bottom of the parting.</li>
<li>Do not stop at 'nearly'. A damp undercoat on a warm day is a hot spot by the weekend. If you cannot see the reason a coat is not drying, it is usually because you have not reached the skin.</li>
</ul>
<h2>The summer question</h2>
<p>Somebody will ask you to shave it. A healthy double coat shades the skin and lets air move once the dead undercoat is out. Clip it and it may grow back patchy or in a different texture, and in the meantime the dog can burn. Explain that what the dog needs is to be thinned by brushing. If there is a medical reason to clip, a vet will say so.</p>
<h2>What to send home</h2>
<p>One brush, one rule. The rule: ten minutes twice a week, a section at a time, down to the skin. An owner who does that will need you every eight weeks instead of every four, and will stay with you for ten years. I have never found it bad for trade.</p>`,
  },
  {
    slug: 'after-the-beach',
    name: 'After the beach: salt, sand and the car',
    blurb:
      'What salt does to a coat, how little water it takes to undo it, and what coastal stockists can put near the door.',
    author: { first: 'Priya', last: 'Raman' },
    groups: ['grooming'],
    publishTime: '2025-12-02T08:00:00+11:00',
    picture: 'beach-rinse',
    metaDescription:
      'Why salt water leaves dogs damp and sticky, how to rinse a beach dog with little water, and a beach range for coastal retailers.',
    content: `<p>People tell us that their dog is 'never dry' in summer, and blame the shampoo. It is the sea. Salt is hygroscopic: it draws moisture from the air and holds on to it. A coat full of dried salt becomes damp again each evening when the humidity rises. Sand, meanwhile, clings to damp hair. So the dog is gritty on Tuesday from a swim on Sunday, and so is the sofa.</p>
<h2>Rinse before it dries</h2>
<p>The best time is on the way back to the car. Fresh water, no product, top to bottom. You need less than people think: four or five litres for a medium dog, if you part the coat with your hand and let the water run along the skin. A tap at the car park is ideal. A pair of filled bottles left in the shade is nearly as good.</p>
<p>Begin with the parts that stay wet longest: the ears' edges, under the collar, the armpits, between the toes. Take the collar off. Leather and webbing hold salt against the skin for days.</p>
<h2>Why ordinary shampoo struggles</h2>
<p>Sea water contains calcium and magnesium as well as common salt. These make many cleansers less effective, in the same way as hard water from a bore. That is why a beach dog will not lather and still feels sticky afterwards. Adding more shampoo does not help.</p>
<p>What helps is a mild chelating agent, an ingredient that takes hold of calcium and magnesium so that the rinse water can carry them off. In <a href="/product/after-beach-shampoo">After Beach</a> it is tetrasodium glutamate diacetate: a long name for something that is made from a plant-derived amino acid and breaks down readily. It does its work in about three minutes. This is the one shampoo of ours on which I would ask you to respect the waiting time.</p>
<h2>How often?</h2>
<p>A dog that swims daily does not need washing daily. Rinse every time; wash once a week, or when the coat feels tacky after it has dried. Washing too often takes out the oils that keep water off the skin, and then the dog takes longer to dry, which is what the owner was trying to cure.</p>
<h2>Ears</h2>
<p>Dry the flap and the part of the ear that you can see, with a soft towel. Do not pour anything in. If the dog shakes its head for more than a day, or the ear smells, it is time for the vet. No cosmetic product is the answer to that one.</p>
<h2>The car</h2>
<p>Let the dog stand and shake for two minutes before the door is opened: half the water leaves in the first three shakes. Then towel against the coat, legs first. A short pile lets go of sand, whereas terry keeps it. The <a href="/product/car-and-beach-towel">Car &amp; Beach Towel</a> has pockets for the hands, because the person holding it is also holding a lead.</p>
<p>For paws and beards there is <a href="/product/waterless-foam-wash">waterless foam</a>: two pumps and a wipe. It is no substitute for a rinse after salt, since it lifts salt without carrying it away. It is good for mud.</p>
<h2>For stockists near the water</h2>
<p>From October to April, put these together within sight of the door:</p>
<ul>
<li>After Beach in 250 mL, the size that fits a beach bag</li>
<li>Towels, unrolled, one hanging so that people can feel it</li>
<li>A tin of paw balm for hot sand and boat ramps</li>
<li>Bags, because everybody has left them in the other bag</li>
<li>Water bowls that you lend and do not sell; it is the kindest advertisement there is</li>
</ul>
<p>Add a card with four words on it: rinse, wait, wash, dry. Groomers along the coast tell me that regulars who rinse arrive with a coat that takes a third less time. You may keep the third.</p>
<h2>And the heat</h2>
<p>Sand that is too hot for the back of your hand is too hot for a paw. Go early, go late, and carry shade. None of us sells anything that makes noon a good idea.</p>`,
  },
  {
    slug: 'the-first-groom',
    name: 'The first groom: a puppy on the table',
    blurb:
      'The aim of a first visit is a second visit. Forty minutes, low expectations and a pocketful of small rewards.',
    author: { first: 'Marnie', last: 'Callaghan' },
    groups: ['grooming', 'training'],
    publishTime: '2026-03-10T08:00:00+11:00',
    picture: 'puppy-firsts',
    metaDescription:
      'How to run a puppy’s first grooming visit: timing, table manners, a gentle bath, sound, rewards, and what to tell the owner.',
    content: `<p>I have a rule for puppies: nobody leaves worse than they came. If the feet get done, good. If only one foot gets done and the puppy is still wagging, better. There are fifteen years of grooms ahead of that dog, and all of them will be a little easier or a little harder for what happens in the first forty minutes.</p>
<h2>When</h2>
<p>As soon as the vet says that the puppy may mix, usually a week or two after the second vaccination. Ask the owner to come in once beforehand, for five minutes, with nothing booked: a biscuit at the counter, a look at the table, home again. It costs you nothing, and the puppy walks in the next time instead of being carried.</p>
<p>Book the quietest slot you have. Late morning, no dryer running, the big dogs gone. Not too soon after breakfast, so that rewards mean something.</p>
<h2>The table</h2>
<p>Put a rubber mat down and lay a towel on it. One hand is always on the puppy; a table is a long way up. Before any tool comes out, touch everything you will one day need to touch: each foot, each toe, ears, tail, under the chin. A crumb for each. The puppy learns that feet are a trade.</p>
<p>Rewards must be tiny or you will have a full puppy by the second foot. <a href="/product/goats-milk-puppy-first-rewards">Goat's milk rounds</a> halve easily; <a href="/product/chicken-and-parsley-training-drops">soft chicken drops</a> suit those that are losing teeth. Check with the owner first about anything the puppy should not have.</p>
<h2>The bath</h2>
<p>Shallow, lukewarm, and already run: the sound of a tap is worse than the water. Use a jug and not a spray. Start at the back and finish at the shoulders. Leave the head to a damp cloth on this first visit.</p>
<p>A puppy needs very little product. One handful of a thin, mild wash such as <a href="/product/puppy-mild-shampoo">Puppy Mild</a>, once, and out again with three jugs. If the coat is of the kind that will mat one day, comb through a little <a href="/product/puppy-soft-conditioner">Puppy Soft</a> while it is wet, so that combing in water becomes an ordinary thing.</p>
<h2>Sound</h2>
<p>Dryers and clippers are frightening because they begin suddenly. Let them begin far away. Run the dryer in the next room while the puppy is being rewarded for something else. Lay a clipper, switched on, on the bench a metre off. Later hold its back against the shoulder so that the puppy feels the hum without the blade. That may be as far as you get, and it is far.</p>
<p>Towel well. Finish with a dryer on its lowest setting if the puppy allows it; if not, a warm room and a second towel.</p>
<h2>The tools</h2>
<ul>
<li><strong>Brush</strong>: twenty strokes, each along the body and none against the hair.</li>
<li><strong>Comb</strong>: through one leg, to the skin. Praise. Another if it goes well.</li>
<li><strong>Nails</strong>: take the tip off two. Show the owner which two, and ask them to touch the others daily.</li>
<li><strong>Scissors</strong>: open and close them near the ear, in the air. Trim the hair between the pads if all is calm.</li>
</ul>
<h2>Knowing when to stop</h2>
<p>Licking the lips, turning the head away, yawning, a tucked tail, sudden stillness: each of these says 'enough'. Stop while it is said softly. A puppy who has to shout will start with shouting next time.</p>
<h2>At the counter</h2>
<p>Tell the owner three things that went well, and one thing to practise. One. Give it a time of day: 'Each evening, with the news on, touch all four feet.' Book the next visit for three or four weeks later, even if the coat does not need it, and call it practice.</p>
<p>Put the bow on last, where the owner can see, and say that it must come off tonight. Then let the puppy walk out on its own four feet. They remember the door.</p>`,
  },
  {
    slug: 'scent-lightly',
    name: 'Scent, lightly: using perfume on dogs',
    blurb: 'A dog’s nose is not ours. How to finish a groom with fragrance and keep the dog on your side.',
    author: { first: 'Priya', last: 'Raman' },
    groups: ['grooming'],
    publishTime: '2025-05-06T08:00:00+10:00',
    picture: 'scent-bench',
    metaDescription:
      'How to use dog perfume sensibly in a salon: strength, where to spray, which dogs to leave out, essential oils to avoid, and retail tips.',
    content: `<p>I make perfumes for animals that would rather smell of kelp. It is a strange job, and it has taught me to work at low volume. A dog's sense of smell is many thousands of times keener than ours. What is a hint to the owner is a brass band to the dog. So the first question is not which scent, but how little.</p>
<h2>What is in the bottle</h2>
<p>Ours are water-based, with no ethanol, and contain between 0.4 and 0.8 per cent fragrance. A perfume for people holds ten to twenty times that amount. We leave the strength where it can be noticed at half a metre on the day of the groom and hardly at all the day after. If a client complains that it does not last, that is the design.</p>
<p>We use no tea tree oil in anything. In concentrated form it can be toxic to dogs, and there are plenty of other things in the world that smell clean. In general be wary of undiluted essential oils sold for home use: 'natural' tells you where a thing comes from, and nothing about the dose.</p>
<h2>How to apply it</h2>
<ul>
<li>Ask first. Some owners, and some households with asthma, want none. Make it a box on the booking form.</li>
<li>Shield the face with one hand. Hold the bottle 20 cm away.</li>
<li>Two sprays over the back, between the shoulders and the rump. Not the head, the feet, the chest or the tail: those are in reach of the tongue.</li>
<li>Let it settle for a minute before you put the dog next to another one.</li>
</ul>
<p>Two sprays are enough for a labrador. For a toy breed, spray once on your palm and stroke it on.</p>
<h2>Which dogs to leave out</h2>
<p>Puppies under twelve weeks. Dogs with broken, red or itchy skin. Dogs whose faces are flat enough to make breathing hard work. Nursing mothers, whose puppies find them by smell. Any dog that sneezes, rubs or turns away the moment you pick up the bottle: it has made its preference known. Send those home with a clean coat and a brushed finish. They will smell of dog, freshly rinsed, which is one of the better smells.</p>
<h2>Perfume or deodorant?</h2>
<p>They do different work. Perfume adds a scent. A deodorant such as <a href="/product/between-washes-deodorant">Between Washes</a> contains zinc ricinoleate, which binds the molecules that smell and leaves little behind. On a dog that still smells after a bath, perfume makes two smells out of one. Find the cause first. Ears, teeth, skin folds and anal glands account for most of it; none of them can be fixed with a spray, and all are worth a word with the owner about the vet.</p>
<h2>Choosing a house scent</h2>
<p>A salon does well to choose one and stay with it. Clients come to know it, and 'she smells like she has been to you' is a compliment that you cannot buy. Most choose <a href="/product/coastline-pooch-perfume">Coastline</a>, because it reads as clean. <a href="/product/after-rain-pooch-perfume">After Rain</a> is for people who say that they dislike perfume, and <a href="/product/wattle-bloom-pooch-perfume">Wattle Bloom</a> is the lightest of all.</p>
<p>If you cannot decide, use the <a href="/product/perfume-discovery-vials">discovery vials</a> for a week, a day each, and listen to what is said at pick-up. Do not ask for an opinion. Just listen.</p>
<h2>Selling it</h2>
<p>Scent is bought by nose, so give people something to smell that is not the stock. Testers, with paper strips. Three scents on the counter at most: after three, the human nose gives up, and then so does the customer. Write the strength and the rule about two sprays on the card. Owners who overuse it at home will blame the bottle, and they will have a point.</p>
<h2>The last test</h2>
<p>Before the dog goes home, stand at the door with your eyes shut and let it walk past you. You should think 'clean' before you think 'perfume'. If it is the other way round, use half tomorrow.</p>`,
  },
];
